/** Tags of rules and buses. */
import { z } from 'zod';
import { defaultBus, getBus, putBus, type Tags } from '../bus/bus-store.ts';
import type { Place } from '../entry/publish.ts';
import { getRule, putRule } from '../rule/rule-store.ts';
import { listOfTags, tagList, tagsOf } from '../tag/tag.ts';
import { check } from '../wire/constraint.ts';
import { validationFault } from '../wire/event-fault.ts';
import { call } from './call.ts';

interface Tagged {
  readonly tags: Tags;
  retag(tags: Tags): void;
}

const arnForm = /^arn:[^:]+:events:[^:]*:[^:]*:(rule|event-bus)\/(.+)$/;

/** Throws ResourceNotFoundException. */
function taggedBy({ database }: Place, arn: string | undefined): Tagged {
  check({ path: 'resourceARN', value: arn, must: { required: true, min: 1, max: 1600 } });
  const [, kind, path = ''] = arnForm.exec(arn ?? '') ?? [];
  if (kind === 'event-bus') {
    const bus = getBus(database, path);
    return { tags: bus.tags, retag: (tags) => putBus(database, { ...bus, tags }) };
  }
  if (kind !== 'rule')
    throw validationFault(`Parameter ${arn} is not valid. Reason: Provided Arn is not in correct format.`);
  const slash = path.lastIndexOf('/');
  const rule = getRule(database, slash < 0 ? defaultBus : path.slice(0, slash), path.slice(slash + 1));
  return { tags: rule.tags, retag: (tags) => putRule(database, { ...rule, tags }) };
}

const tagResource = call(
  z.object({ ResourceARN: z.string().optional(), Tags: tagList.optional() }),
  (host, { ResourceARN, Tags }) => {
    const tagged = taggedBy(host, ResourceARN);
    tagged.retag({ ...tagged.tags, ...tagsOf(Tags) });
    return {};
  },
);

const untagResource = call(
  z.object({ ResourceARN: z.string().optional(), TagKeys: z.array(z.string()).optional() }),
  (host, { ResourceARN, TagKeys = [] }) => {
    const tagged = taggedBy(host, ResourceARN);
    const kept = Object.entries(tagged.tags).filter(([key]) => !TagKeys.includes(key));
    tagged.retag(Object.fromEntries(kept));
    return {};
  },
);

const listTagsForResource = call(
  z.object({ ResourceARN: z.string().optional() }),
  (host, { ResourceARN }) => ({ Tags: listOfTags(taggedBy(host, ResourceARN).tags) }),
);

export const tagCalls = {
  TagResource: tagResource,
  UntagResource: untagResource,
  ListTagsForResource: listTagsForResource,
};
