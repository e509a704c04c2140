import { useConfig } from '../../lib/config/config.ts';
import { LinkButton } from '../../ui/control/button.tsx';
import { readMarkdown } from './markdown.tsx';
import type { DocumentName } from './public-document.ts';
import { SupportLink } from './support-link.tsx';
import { TextPage } from './text-page.tsx';

/** The Markdown documents, by their paths relative to this file. */
const texts = import.meta.glob<string>('../../../../../docs/public/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A document of docs/public, followed by the link to our mailbox. */
export default function DocumentPage({ name }: { name: DocumentName }) {
  const { supportEmail } = useConfig();
  const { title, parts } = readMarkdown(texts[`../../../../../docs/public/${name}.md`] ?? '');
  return (
    <TextPage
      key={name}
      title={title}
      call={<LinkButton to="/datapool?role=contribute">Contribute Data</LinkButton>}
    >
      {parts}
      {supportEmail && (
        <p>
          Our mailbox: <SupportLink>{supportEmail}</SupportLink>
        </p>
      )}
    </TextPage>
  );
}
