import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DatasetCard } from './dataset-card.tsx';

const card = {
  kind: 'dataset' as const,
  title: 'Rainfall',
  link: 'https://rain.example/a?b=1&c=2',
  description: 'Daily rainfall.',
  licence: '',
  reasons: ['It is about rainfall.', 'A second reason.'],
};
const shown = (more: object = {}): string =>
  renderToStaticMarkup(<DatasetCard card={{ ...card, ...more }} />);

it('a card opens its dataset in a new tab, and says so', () => {
  expect(shown(), 'proves d-gpt.cards-open-dataset').toContain(
    'href="https://rain.example/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer"',
  );
  expect(shown()).toContain('(opens in a new tab)');
});

it('titles are cut at 50 characters and descriptions at 150', () => {
  const long = shown({ title: `${'t'.repeat(50)}T`, description: `${'d'.repeat(150)}D` });
  expect(long, 'proves d-gpt.title-50-characters').toContain(`>${'t'.repeat(50)}…<`);
  expect(long, 'proves d-gpt.description-150-characters').toContain(`>${'d'.repeat(150)}…<`);
  const exact = shown({ title: 't'.repeat(50), description: 'd'.repeat(150) });
  expect(exact).toContain(`>${'t'.repeat(50)}<`);
  expect(exact).toContain(`>${'d'.repeat(150)}<`);
});

it('a card shows the first reason, and the licence if there is one', () => {
  expect(shown()).toContain('It is about rainfall.');
  expect(shown()).not.toContain('A second reason.');
  expect(shown()).not.toContain('Licence');
  expect(shown({ licence: 'CC-BY-4.0' })).toContain('Licence: CC-BY-4.0');
});

it('a record’s content is shown as text, never as markup', () => {
  expect(shown({ title: '<img src=x onerror=alert(1)>' })).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

it('our own datasets are labelled apart from external ones', () => {
  expect(shown({ kind: 'pool' })).toContain('Our data pool');
  expect(shown({ kind: 'upload' })).toContain('For sale here');
});
