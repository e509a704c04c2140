import { type RefObject, useLayoutEffect, useState } from 'react';
import { columnsIn } from './columns.ts';

/** Returns how many cards stand side by side in an element, whatever its width becomes. */
export function useColumns(element: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    setColumns(columnsIn(current.clientWidth));
    const observer = new ResizeObserver(() => setColumns(columnsIn(current.clientWidth)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return columns;
}
