import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PromptBox } from './prompt-box.tsx';

const boxOf = (isVisitor: boolean) =>
  renderToStaticMarkup(
    <PromptBox
      {...{ label: 'Ask', waiting: false, draft: { current: 'rainfall' }, isVisitor }}
      onSend={() => false}
      onStop={() => undefined}
    />,
  );

it('offers a visitor to sign in, and keeps what they typed for afterwards', () => {
  expect(boxOf(true), 'proves chat.visitor-signs-in').toMatch(/rainfall<.*>Sign In to Ask</);
  expect(boxOf(true)).not.toContain('Send');
  expect(boxOf(false)).toMatch(/rainfall<.*>Send</);
});
