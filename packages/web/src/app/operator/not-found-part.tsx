import { LinkButton } from '../../ui/control/button.tsx';
import { Empty } from '../../ui/message/empty.tsx';
import { Part } from './part.tsx';

export const NotFoundPart = () => (
  <Part title="Operators">
    <Empty
      title="The console has no such page."
      actions={
        <LinkButton to="/operator" size="small">
          See What Needs You
        </LinkButton>
      }
    />
  </Part>
);
