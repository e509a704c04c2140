import { beforeEach, expect, it } from 'vitest';
import { closeMessage, currentMessage, showAlert, showError, showSuccess } from './modal.ts';

beforeEach(closeMessage);

it('an error without a sentence of its own has the catalogue’s', () => {
  showError('Error');
  expect(currentMessage(), 'proves modal.default-unexpected-error').toEqual({
    kind: 'error',
    header: 'Error',
    text: 'An unexpected error occurred. Please try again.',
  });
});

it('an error keeps its own sentence, and below it what the server said', () => {
  showError('Error', 'Error claiming reward', 'There is nothing to claim.');
  expect(currentMessage(), 'proves modal.error-header-message').toMatchObject({
    text: 'Error claiming reward',
    detail: 'There is nothing to claim.',
  });
});

it('a success without words of its own has the catalogue’s', () => {
  showSuccess();
  expect(currentMessage(), 'proves modal.success-success-your').toEqual({
    kind: 'success',
    header: 'Success',
    text: 'Your action was successful!',
  });
});

it('the last message replaces the one before', () => {
  showError('Error');
  showAlert('Data Pool not found');
  expect(currentMessage()).toEqual({ kind: 'alert', text: 'Data Pool not found' });
});
