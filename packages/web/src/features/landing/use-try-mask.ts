import { useEffect, useRef, useState } from 'react';
import { firstSentence, type MaskedText } from './masked-sample.ts';

export interface Masking {
  readonly mask: (text: string) => Promise<string>;
  readonly end: () => void;
}

/** Masks the newest text that a visitor typed. Texts that were replaced while another was being masked are skipped. */
export function useTryMask(start: () => Promise<Masking>) {
  const [text, setText] = useState(firstSentence.original);
  const [shown, setShown] = useState<MaskedText>(firstSentence);
  const [problem, setProblem] = useState<string>();
  const masking = useRef<Promise<Masking>>(undefined);
  const newest = useRef(text);
  const isBusy = useRef(false);
  useEffect(() => () => void masking.current?.then(({ end }) => end()).catch(() => undefined), []);

  const prepare = (): Promise<Masking> => {
    masking.current ??= start();
    return masking.current;
  };

  async function update(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem(undefined);
    try {
      for (let masked: string | undefined; masked !== newest.current; ) {
        masked = newest.current;
        const { mask } = await prepare();
        setShown({ original: masked, masked: await mask(masked) });
      }
    } catch (error) {
      masking.current = undefined;
      setProblem(error instanceof Error ? error.message : undefined);
    }
    isBusy.current = false;
  }

  return {
    text,
    shown,
    problem,
    /** Starts to load the masking code. A failure is shown only once there is text to mask. */
    prepare: () => void prepare().catch(() => (masking.current = undefined)),
    type(typed: string): void {
      newest.current = typed;
      setText(typed);
      void update();
    },
    tryAgain: () => void update(),
  };
}
