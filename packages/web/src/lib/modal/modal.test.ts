import { beforeEach, expect, it } from 'vitest';
import { closeMessage, currentMessage, showAlert, showError, showSuccess } from './modal.ts';

beforeEach(closeMessage);

it('an error without its own sentence has the default sentence of the catalogue', () => {
  showError('Error');
  expect(currentMessage(), 'proves modal.default-unexpected-error').toEqual({
    kind: 'error',
    header: 'Error',
    text: 'An unexpected error occurred. Please try again.',
  });
});

it('an error shows its own sentence, and the server’s message below it', () => {
  showError('Error', 'Error claiming reward', 'There is nothing to claim.');
  expect(currentMessage(), 'proves modal.error-header-message').toMatchObject({
    text: 'Error claiming reward',
    detail: 'There is nothing to claim.',
  });
});

it('a success without its own words has the default words of the catalogue', () => {
  showSuccess();
  expect(currentMessage(), 'proves modal.success-success-your').toEqual({
    kind: 'success',
    header: 'Success',
    text: 'Your action was successful!',
  });
});

it('a new message replaces the previous one', () => {
  showError('Error');
  showAlert('Data Pool not found');
  expect(currentMessage()).toEqual({ kind: 'alert', text: 'Data Pool not found' });
});
