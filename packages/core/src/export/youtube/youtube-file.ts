/** Finds the history in a Takeout archive, whatever the language of the account. */
import type { ArchiveEntry } from '../archive/open-archive.ts';

export interface YoutubeFile {
  readonly entry: ArchiveEntry;
  readonly isPage: boolean;
}

/** By language: watch and search history. Hyphens and spaces stand for each other. */
const names: readonly (readonly [language: string, pattern: RegExp])[] = [
  ['nl', /^(kijkgeschiedenis|zoekgeschiedenis)$/],
  ['de', /^(wiedergabeverlauf|suchverlauf)$/],
  ['es', /^historial de (reproducciones|busqueda)$/],
  ['pt', /^historico de (visualizacao|visualizacoes|pesquisa|pesquisas)$/],
  ['it', /^cronologia (visualizzazioni|delle visualizzazioni|ricerche|delle ricerche)$/],
  ['tr', /^(izleme|arama) gecmisi$/],
  ['fr', /^historique (des videos regardees|de lecture|des recherches|des vues)$/],
  ['zh', /^(观看记录|观看历史记录|搜索记录|搜索历史记录|觀看紀錄|搜尋紀錄)$/],
  ['en', /^(watch|search) history$/],
];

const copy = /( ?\(\d+\)| ?- ?copy| copy)?$/;

function plainName(name: string): string {
  return name
    .replace(/\.(json|html?)$/i, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(copy, '')
    .replaceAll('-', ' ');
}

export function languageOfName(name: string): string | undefined {
  const plain = plainName(name);
  return names.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** Archives hold many files; only those of YouTube's own folders are worth a look inside. */
const youtubeFolder = /(^|\/)[^/]*youtube[^/]*\//i;
const maxPeeks = 50;
const looksLikeHistory = /"titleUrl"\s*:|class="outer-cell[\s\S]*youtube\.com/;

/** In an order that no zip tool changes; JSON goes before pages of the same name, which then are left out. */
export async function findYoutubeFiles(entries: readonly ArchiveEntry[]): Promise<YoutubeFile[]> {
  const candidates = entries.filter(({ name, sizeBytes }) => /\.(json|html?)$/i.test(name) && sizeBytes > 0);
  let found = candidates.filter(({ name }) => languageOfName(name) !== undefined);
  if (found.length === 0) {
    found = [];
    for (const entry of candidates.filter(({ path }) => youtubeFolder.test(path)).slice(0, maxPeeks)) {
      if (await isHistory(entry)) found.push(entry);
    }
  }
  const json = new Set(found.filter(({ name }) => /json$/i.test(name)).map(({ name }) => plainName(name)));
  return found
    .map((entry) => ({ entry, isPage: !/json$/i.test(entry.name) }))
    .filter(({ entry, isPage }) => !isPage || !json.has(plainName(entry.name)))
    .sort((a, b) =>
      a.entry.name < b.entry.name
        ? -1
        : a.entry.name > b.entry.name
          ? 1
          : a.entry.sizeBytes - b.entry.sizeBytes,
    );
}

async function isHistory(entry: ArchiveEntry): Promise<boolean> {
  for await (const chunk of entry.read()) return looksLikeHistory.test(chunk.toString('utf8'));
  return false;
}
