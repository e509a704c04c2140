/** Checks of Retry and Catch. */
import type { JsonObject } from '../ground/json.ts';
import type { QueryLanguage } from './asl.ts';
import { checkFields, checkNumber, checkOneOf, checkString, objectField, objectList } from './check-field.ts';
import { type Report, schemaFailed } from './diagnostic.ts';
import { catcherFields, jsonPathCatcherFields, retrierFields } from './field.ts';

const allErrors = 'States.ALL';

/** Checks that States.ALL is alone, and in the last entry. */
function checkErrorEquals(entry: JsonObject, isLast: boolean, location: string, report: Report): void {
  const names = entry.ErrorEquals;
  if (names === undefined) return;
  const at = `${location}/ErrorEquals`;
  if (!Array.isArray(names) || names.length === 0 || names.some((name) => typeof name !== 'string')) {
    report(schemaFailed, 'Expected value of type Array of Strings with at least one element', at);
    return;
  }
  if (!names.includes(allErrors)) return;
  if (names.length > 1) report(schemaFailed, `${allErrors} must appear alone`, at);
  if (!isLast) report(schemaFailed, `${allErrors} must appear in the last element`, at);
}

export function checkRecovery(
  state: JsonObject,
  location: string,
  language: QueryLanguage,
  report: Report,
): void {
  const retriers = objectList(state, 'Retry', location, report);
  for (const [index, retrier] of retriers.entries()) {
    const at = `${location}/Retry[${index}]`;
    checkFields(retrier, retrierFields, at, report);
    checkErrorEquals(retrier, index === retriers.length - 1, at, report);
    checkNumber(retrier, 'IntervalSeconds', at, report, { minimum: 1, maximum: 99_999_999 });
    checkNumber(retrier, 'MaxAttempts', at, report, { minimum: 0, maximum: 99_999_999 });
    checkNumber(retrier, 'BackoffRate', at, report, { minimum: 1, integer: false });
    checkNumber(retrier, 'MaxDelaySeconds', at, report, { minimum: 1, maximum: 31_622_400 });
    checkOneOf(retrier, 'JitterStrategy', ['FULL', 'NONE'], at, report);
  }
  const catchers = objectList(state, 'Catch', location, report);
  for (const [index, catcher] of catchers.entries()) {
    const at = `${location}/Catch[${index}]`;
    const table = language === 'JSONata' ? catcherFields : jsonPathCatcherFields;
    checkFields(catcher, table, at, report, language);
    checkErrorEquals(catcher, index === catchers.length - 1, at, report);
    checkString(catcher, 'Next', at, report);
    objectField(catcher, 'Assign', at, report);
  }
}
