/** Small line drawings on a 20-px grid. They are decoration only: the text beside each has the meaning. */
const paths = {
  cross: 'M5 5l10 10M15 5L5 15',
  check: 'M4.5 10.5l3.6 3.6 7.4-8',
  chevron: 'M6 8l4 4 4-4',
  arrow: 'M4 10h12M11 5l5 5-5 5',
  out: 'M7 4.5H4.5v11h11V13M10.5 4.5h5v5M15.5 4.5L9 11',
  back: 'M16 10H4M9 5l-5 5 5 5',
  menu: 'M3 6h14M3 10h14M3 14h14',
  copy: 'M7 7V4.5A1.5 1.5 0 0 1 8.5 3h7A1.5 1.5 0 0 1 17 4.5v7a1.5 1.5 0 0 1-1.5 1.5H13M4.5 7h7A1.5 1.5 0 0 1 13 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 3 15.5v-7A1.5 1.5 0 0 1 4.5 7z',
  upload: 'M10 13V3.5M6 7l4-4 4 4M3.5 13v2A1.5 1.5 0 0 0 5 16.5h10a1.5 1.5 0 0 0 1.5-1.5v-2',
  file: 'M11.5 2.5h-6A1.5 1.5 0 0 0 4 4v12a1.5 1.5 0 0 0 1.5 1.5h9A1.5 1.5 0 0 0 16 16V7zM11.5 2.5V7H16',
  wallet:
    'M15.5 6.5v-2a1 1 0 0 0-1-1H4.5a1.5 1.5 0 0 0 0 3h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15V5M13.5 11.5h.01',
  bank: 'M3 8l7-4.5L17 8M4.5 8v6.5M8.2 8v6.5M11.8 8v6.5M15.5 8v6.5M3 16.5h14',
  warn: 'M10 7.5v4M10 14.2h.01M9 3.6L2.3 15a1.15 1.15 0 0 0 1 1.7h13.4a1.15 1.15 0 0 0 1-1.7L11 3.6a1.15 1.15 0 0 0-2 0z',
  sun: 'M10 2.5v1.5M10 16v1.5M2.5 10H4M16 10h1.5M4.7 4.7l1 1M14.3 14.3l1 1M4.7 15.3l1-1M14.3 5.7l1-1M10 6.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z',
  moon: 'M16.5 11.5A6.5 6.5 0 0 1 8.5 3.5a6.75 6.75 0 1 0 8 8z',
  book: 'M10 5.5C8.5 4.3 6.2 4 3.5 4v11c2.7 0 5 .3 6.5 1.5 1.5-1.2 3.8-1.5 6.5-1.5V4c-2.7 0-5 .3-6.5 1.5zM10 5.5v11',
  pause: 'M7 4.5v11M13 4.5v11',
  play: 'M6.5 4l9 6-9 6z',
  lock: 'M5.5 9h9A1.5 1.5 0 0 1 16 10.5v5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9zM7 9V6.5a3 3 0 0 1 6 0V9',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4',
  spark: 'M10 3l1.7 5.3L17 10l-5.3 1.7L10 17l-1.7-5.3L3 10l5.3-1.7z',
  layers: 'M10 3.5L17 7l-7 3.5L3 7zM3 10.5L10 14l7-3.5M3 13.7l7 3.5 7-3.5',
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <LineDrawing path={paths[name]} size={size} />
);

/** A line drawing on a square of 20 units. */
export function LineDrawing({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
