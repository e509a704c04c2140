import type { Store } from './open.ts';

export interface Tag {
  readonly key: string;
  readonly value: string;
}

export function listTags({ db }: Store, resource: string): Tag[] {
  return db
    .prepare('select key, value from tag where resource = ? order by key')
    .all(resource) as unknown as Tag[];
}

export function putTags({ db }: Store, resource: string, tags: readonly Tag[]): void {
  const put = db.prepare('insert or replace into tag (resource, key, value) values (?, ?, ?)');
  for (const { key, value } of tags) put.run(resource, key, value);
}

export function removeTags({ db }: Store, resource: string, keys: readonly string[]): void {
  const remove = db.prepare('delete from tag where resource = ? and key = ?');
  for (const key of keys) remove.run(resource, key);
}
