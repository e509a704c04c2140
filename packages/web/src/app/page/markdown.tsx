/** Renders the Markdown that docs/public uses: headings, paragraphs, lists, links, bold and code. */
import type { ReactNode } from 'react';
import { AnyLink } from '../../ui/control/any-link.tsx';

export interface Document {
  readonly title: string;
  readonly parts: readonly ReactNode[];
}

/** @param text Markdown that begins with the title */
export function readMarkdown(text: string): Document {
  const [title = '', ...blocks] = text.trim().split(/\n{2,}/);
  return { title: title.replace(/^# /, ''), parts: blocks.map(blockOf) };
}

function blockOf(block: string): ReactNode {
  if (block.startsWith('## ')) return <h2 key={block}>{block.slice(3)}</h2>;
  if (!block.startsWith('- ')) return <p key={block}>{inlineOf(block)}</p>;
  return (
    <ul key={block}>
      {block.split('\n').map((line) => (
        <li key={line}>{inlineOf(line.slice(2))}</li>
      ))}
    </ul>
  );
}

const inline = /(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*|`[^`]+`)/;

const inlineOf = (text: string): ReactNode[] =>
  text.split(inline).map((piece, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of one text, which never change their order
    const [, words, to] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? [];
    if (words !== undefined && to !== undefined)
      return (
        <AnyLink key={index} to={to} className={undefined}>
          {words}
        </AnyLink>
      );
    if (piece.startsWith('**')) return <strong key={index}>{piece.slice(2, -2)}</strong>;
    if (piece.startsWith('`')) return <code key={index}>{piece.slice(1, -1)}</code>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
    return piece;
  });
