/** Every five minutes: finds purchases that nobody submitted, and resumes every unfinished one that has stopped. */
import type { ScheduledEvent } from 'aws-lambda';
import { handled } from '../ground/handler/handled.ts';
import { findOwners } from './on-chain/find-owner.ts';
import { findUnposted, findUnquoted } from './on-chain/find-unposted.ts';
import { resumeAll } from './record/resume-purchase.ts';

export const handler = handled(
  async (_event: ScheduledEvent): Promise<{ begun: number; resumed: number }> => {
    const findAll = async () => (await findUnposted()) + (await findUnquoted()) + (await findOwners());
    const [resumed, begun] = await Promise.allSettled([resumeAll(), findAll()]);
    if (resumed.status === 'rejected') throw resumed.reason;
    if (begun.status === 'rejected') throw begun.reason;
    return { begun: begun.value, resumed: resumed.value };
  },
);
