import { describe, expect, it } from 'vitest';
import {
  absent,
  changeOf,
  conditionOf,
  is,
  isAtMost,
  isBelow,
  isNoneOf,
  isOneOf,
  isOrAbsent,
  present,
  stillAt,
} from './expression.ts';

describe('a change', () => {
  it('names every word by a placeholder, so that none is reserved', () => {
    expect(changeOf({ set: { state: 'done', size: 3 } })).toEqual({
      UpdateExpression: 'SET #state = :state, #size = :size',
      ExpressionAttributeNames: { '#state': 'state', '#size': 'size' },
      ExpressionAttributeValues: { ':state': 'done', ':size': 3 },
    });
  });

  it('reaches into an item by a path, in which a word may have a hyphen', () => {
    const { UpdateExpression, ExpressionAttributeNames } = changeOf({
      set: { 'steps.score-quality.state': 'done', 'steps.score-quality.note': 'Well.' },
    });
    expect(UpdateExpression).toBe(
      'SET #steps.#score_quality.#state = :state, #steps.#score_quality.#note = :note',
    );
    expect(ExpressionAttributeNames).toEqual({
      '#steps': 'steps',
      '#score_quality': 'score-quality',
      '#state': 'state',
      '#note': 'note',
    });
  });

  it('leaves alone what is undefined', () => {
    expect(changeOf({ set: { a: 1, b: undefined } }).UpdateExpression).toBe('SET #a = :a');
  });

  it('writes a field once, counts from 0, and adds to sets', () => {
    const change = changeOf({
      setOnce: { startedAt: 'now' },
      count: { attempts: 1 },
      addTo: { ids: new Set(['a']) },
      takeFrom: { others: new Set(['b']) },
    });
    expect(change).toEqual({
      UpdateExpression:
        'SET #startedAt = if_not_exists(#startedAt, :startedAt), ' +
        '#attempts = if_not_exists(#attempts, :zero) + :attempts ADD #ids :ids DELETE #others :others',
      ExpressionAttributeNames: {
        '#startedAt': 'startedAt',
        '#attempts': 'attempts',
        '#ids': 'ids',
        '#others': 'others',
      },
      ExpressionAttributeValues: {
        ':startedAt': 'now',
        ':zero': 0,
        ':attempts': 1,
        ':ids': new Set(['a']),
        ':others': new Set(['b']),
      },
    });
  });

  it('names a field once if it both sets it and tests it', () => {
    expect(changeOf({ set: { state: 'refused' }, onlyIf: { id: present, state: is('open') } })).toEqual({
      UpdateExpression: 'SET #state = :state',
      ConditionExpression: 'attribute_exists(#id) AND #state = :state2',
      ExpressionAttributeNames: { '#state': 'state', '#id': 'id' },
      ExpressionAttributeValues: { ':state': 'refused', ':state2': 'open' },
    });
  });
});

describe('a field that is removed', () => {
  it('is named beside those that are set', () => {
    expect(changeOf({ set: { state: 'completed' }, unset: ['open'] })).toEqual({
      UpdateExpression: 'SET #state = :state REMOVE #open',
      ExpressionAttributeNames: { '#state': 'state', '#open': 'open' },
      ExpressionAttributeValues: { ':state': 'completed' },
    });
  });
});

describe('two words that would have one placeholder', () => {
  it('get two', () => {
    expect(changeOf({ set: { 'a-b': 1, a_b: 2 } })).toEqual({
      UpdateExpression: 'SET #a_b = :a_b, #a_b2 = :a_b2',
      ExpressionAttributeNames: { '#a_b': 'a-b', '#a_b2': 'a_b' },
      ExpressionAttributeValues: { ':a_b': 1, ':a_b2': 2 },
    });
  });
});

describe('a condition', () => {
  it.each([
    [absent, 'attribute_not_exists(#field)'],
    [present, 'attribute_exists(#field)'],
    [is('a'), '#field = :field'],
    [isOrAbsent('a'), '(attribute_not_exists(#field) OR #field = :field)'],
    [isOneOf('a', 'b'), '#field IN (:field, :field2)'],
    [isNoneOf('a', 'b'), 'NOT #field IN (:field, :field2)'],
    [isBelow(3), '(attribute_not_exists(#field) OR #field < :field)'],
    [isAtMost(3), '(attribute_not_exists(#field) OR #field <= :field)'],
    [stillAt(0), 'attribute_not_exists(#field)'],
    [stillAt(2), '#field = :field'],
  ])('of %o is %s', (test, expression) => {
    expect(conditionOf({ field: test }).ConditionExpression).toBe(expression);
  });

  it('has no list of values if it tests none: DynamoDB refuses an empty list', () => {
    expect(conditionOf({ pk: absent })).toEqual({
      ConditionExpression: 'attribute_not_exists(#pk)',
      ExpressionAttributeNames: { '#pk': 'pk' },
    });
    expect(conditionOf({})).toEqual({});
  });
});
