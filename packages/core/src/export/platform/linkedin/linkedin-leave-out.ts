/** What a person may leave out of a LinkedIn export. */
import type { LeaveOut } from '../../contract/leave-out.ts';
import { namesOfTable } from './linkedin-file.ts';

const groups: Readonly<Record<string, string>> = {
  reactions: 'reactions',
  instantreposts: 'reactions',
  comments: 'comments',
  shares: 'posts',
  votes: 'votes',
  messages: 'messages',
  invitations: 'invitations',
  searchqueries: 'searches',
  company_follows: 'followed companies',
  job_applications: 'jobs',
  saved_jobs: 'jobs',
  positions: 'positions',
  education: 'education',
  skills: 'skills',
  learning: 'courses',
};

export const linkedinLeaveOut: LeaveOut = {
  groupOf(path) {
    const { stem } = namesOfTable(path);
    return Object.hasOwn(groups, stem) ? groups[stem] : undefined;
  },
  mustStay:
    'Your connections stay: their names are masked everywhere, and we know them from nowhere else. Your profile stays for the same reason. Neither leaves our check.',
};
