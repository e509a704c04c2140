/** TagResource, UntagResource, ListTagsForResource, for state machines. */
import { Fault } from '../ground/fault.ts';
import type { JsonObject } from '../ground/json.ts';
import { findMachine } from '../store/machine.ts';
import { listTags, putTags, removeTags } from '../store/tag.ts';
import type { Context, Operation } from './context.ts';
import { arn } from './field.ts';
import { readTags } from './state-machine.ts';

function taggable({ store }: Context, body: JsonObject): string {
  const resource = arn(body, 'resourceArn', 'stateMachine');
  if (findMachine(store, resource) === undefined) {
    throw new Fault('ResourceNotFound', `Resource not found: '${resource}'`);
  }
  return resource;
}

export const tagResource: Operation = (context, body) => {
  const resource = taggable(context, body);
  context.store.transaction(() => putTags(context.store, resource, readTags(body)));
  return {};
};

export const untagResource: Operation = (context, body) => {
  const resource = taggable(context, body);
  const keys = Array.isArray(body.tagKeys) ? body.tagKeys.filter((key) => typeof key === 'string') : [];
  context.store.transaction(() => removeTags(context.store, resource, keys));
  return {};
};

export const listTagsForResource: Operation = (context, body) => ({
  tags: listTags(context.store, taggable(context, body)).map(({ key, value }) => ({ key, value })),
});
