/** How LinkedIn names the files of an export, and its parts. */
import type { FileNames } from '../../contract/platform.ts';

export const linkedinFileNames: FileNames = {
  words: [
    'connections reactions instantreposts instant reposts comments shares votes messages invitations search queries',
    'company follows job applications saved jobs positions education skills learning profile registration',
    'email addresses phonenumbers sheet member',
  ].flatMap((line) => line.split(' ')),
};
