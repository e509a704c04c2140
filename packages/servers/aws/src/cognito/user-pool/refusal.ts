/** The refusals with AWS's names and messages, which the pages show unchanged. */
import { AwsError, invalidParameter, notAuthorized, resourceNotFound } from '../wire/aws-error.ts';

export const usernameExists = () =>
  new AwsError('UsernameExistsException', 'An account with the given email already exists.');
export const aliasExists = () =>
  new AwsError('AliasExistsException', 'An account with the email already exists.');
export const userNotFound = () => new AwsError('UserNotFoundException', 'User does not exist.');
export const userNotConfirmed = () => new AwsError('UserNotConfirmedException', 'User is not confirmed.');
export const passwordResetRequired = () =>
  new AwsError('PasswordResetRequiredException', 'Password reset required for the user');
export const wrongPassword = () => notAuthorized('Incorrect username or password.');
export const passwordAttemptsExceeded = () => notAuthorized('Password attempts exceeded');
export const wrongCode = () =>
  new AwsError('CodeMismatchException', 'Invalid verification code provided, please try again.');
export const expiredCode = () =>
  new AwsError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
export const tooManyAttempts = () =>
  new AwsError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
export const weakPassword = (why: string) =>
  new AwsError('InvalidPasswordException', `Password did not conform with policy: ${why}`);
export const usernameIsNoEmail = () => invalidParameter('Username should be an email.');
export const missingParameter = (name: string) => invalidParameter(`Missing required parameter ${name}`);
export const unauthorizedAttribute = () =>
  notAuthorized('A client attempted to write unauthorized attribute');
export const unknownAttribute = (name: string) =>
  invalidParameter(
    `Attributes did not conform to the schema: ${name}: Attribute does not exist in the schema.\n`,
  );
export const cannotBeConfirmed = (status: string) =>
  notAuthorized(`User cannot be confirmed. Current status is ${status}`);
export const expiredSession = () => notAuthorized('Invalid session for the user, session is expired.');
export const unknownClient = (id: string) => resourceNotFound(`User pool client ${id} does not exist.`);
export const unknownPool = (id: string) => resourceNotFound(`User pool ${id} does not exist.`);
export const unknownGroup = () => resourceNotFound('Group not found.');
export const groupExists = () =>
  new AwsError('GroupExistsException', 'A group with the name already exists.');
