/** Create, describe, list and delete event buses. */
import { z } from 'zod';
import {
  type Bus,
  busNameOf,
  defaultBus,
  deleteBus,
  findBus,
  getBus,
  listBuses,
  putBus,
} from '../bus/bus-store.ts';
import type { Place } from '../entry/publish.ts';
import { tagList, tagsOf } from '../tag/tag.ts';
import { busName, check, pageLimit } from '../wire/constraint.ts';
import { EventFault, limitExceeded, validationFault } from '../wire/event-fault.ts';
import { pageOf } from '../wire/page.ts';
import { call } from './call.ts';

const maxBuses = 100;

const busArn = ({ region, accountId }: Place, name: string): string =>
  `arn:aws:events:${region}:${accountId}:event-bus/${name}`;

const shown = (place: Place, bus: Bus): object => ({
  Arn: busArn(place, bus.name),
  ...(bus.description === undefined ? {} : { Description: bus.description }),
  Name: bus.name,
  CreationTime: bus.createdAt / 1000,
  LastModifiedTime: bus.createdAt / 1000,
});

const createEventBus = call(
  z.object({ Name: z.string().optional(), Description: z.string().optional(), Tags: tagList.optional() }),
  (host, { Name: name, Description: description, Tags }) => {
    check({ path: 'name', value: name, must: busName });
    const bus = name ?? '';
    if (bus.includes('/')) throw validationFault("Event bus name must not contain '/'.");
    if (findBus(host.database, bus)) {
      throw new EventFault('ResourceAlreadyExistsException', `Event bus ${bus} already exists.`);
    }
    if (listBuses(host.database).length >= maxBuses) throw limitExceeded();
    putBus(host.database, { name: bus, description, createdAt: Date.now(), tags: tagsOf(Tags) });
    return {
      EventBusArn: busArn(host, bus),
      ...(description === undefined ? {} : { Description: description }),
    };
  },
);

const describeEventBus = call(z.object({ Name: z.string().optional() }), (host, { Name }) =>
  shown(host, getBus(host.database, busNameOf(Name))),
);

const listEventBuses = call(
  z.object({
    NamePrefix: z.string().optional(),
    Limit: z.number().optional(),
    NextToken: z.string().optional(),
  }),
  (host, { NamePrefix: prefix = '', Limit, NextToken }) => {
    check({ path: 'limit', value: Limit, must: pageLimit });
    const found = listBuses(host.database).filter(({ name }) => name.startsWith(prefix));
    const { items, ...more } = pageOf(found, Limit, NextToken);
    return { EventBuses: items.map((bus) => shown(host, bus)), ...more };
  },
);

const deleteEventBus = call(z.object({ Name: z.string().optional() }), (host, { Name }) => {
  check({ path: 'name', value: Name, must: busName });
  const name = busNameOf(Name);
  if (name === defaultBus) throw validationFault(`Cannot delete event bus ${name}.`);
  deleteBus(host.database, name);
  return {};
});

export const busCalls = {
  CreateEventBus: createEventBus,
  DescribeEventBus: describeEventBus,
  ListEventBuses: listEventBuses,
  DeleteEventBus: deleteEventBus,
};
