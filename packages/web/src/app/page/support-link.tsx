import type { ReactNode } from 'react';
import { useConfig } from '../../lib/config/config.ts';

/** A link to our mailbox; plain text if none is configured. */
export function SupportLink({ children }: { children: ReactNode }) {
  const { supportEmail } = useConfig();
  return supportEmail ? <a href={`mailto:${supportEmail}`}>{children}</a> : children;
}
