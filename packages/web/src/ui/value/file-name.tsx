import { Fragment } from 'react';

/** A file's name, which breaks after a mark between its words: before the rest of a word only if nothing else fits. */
export const FileName = ({ name }: { name: string }) =>
  name.split(/(?<=[_-])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no other identity
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
