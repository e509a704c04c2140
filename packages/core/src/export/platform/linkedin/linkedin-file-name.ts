/** How LinkedIn names the files of an export, and its parts. */
import type { FileNames } from '../../contract/platform.ts';

export const linkedinFileNames: FileNames = {
  words: [
    'connections reactions instantreposts instant reposts comments shares votes messages invitations search queries',
    'company follows job applications saved jobs positions education skills learning profile registration',
    'email addresses phonenumbers sheet member',
    // names of tables that the reader does not use
    'ad targeting ads clicked lan engagement causes you care about certifications courses endorsement endorsements',
    'given received info events groups honors hashtag hashtags inferences applicant answers screening question',
    'responses seeker preferences online postings alerts languages logins organizations patents summary projects',
    'publications receipts v recommendations rich media items security challenges services marketplace requests',
    'providers opportunities test scores verifications volunteering whatsapp phone numbers coach guide role play',
    'importedcontacts imported contacts articles private identity asset savedjobalerts engagements page',
  ].flatMap((line) => line.split(' ')),
};
