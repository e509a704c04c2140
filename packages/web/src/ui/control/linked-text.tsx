import { AnyLink } from './any-link.tsx';
import css from './linked-text.module.css';

/** An address of a page as people write it, for example `spotify.com/account/privacy`. */
const address = /((?:[a-z]+\.)+com(?:\/[a-z/-]*[a-z])?)/;

/** A text whose addresses become links. */
export const LinkedText = ({ text }: { text: string }) =>
  text.split(address).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never change their order
      <AnyLink key={index} to={`https://${piece}`} className={css.within}>
        {piece}
      </AnyLink>
    ),
  );
