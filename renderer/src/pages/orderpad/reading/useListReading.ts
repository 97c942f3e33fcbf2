import { useState } from 'react';
import { parseList } from '../../../../../shared/orderPad/parseList.ts';
import { isTooLong } from '../../../../../shared/orderPad/table/formats/longTexts.ts';
import { useSite } from '../../../ui/head/Head.tsx';
import { type FileProblem, ListFileError, readListFile } from './readListFile.ts';
import { useOrderPad } from '../useOrderPad.ts';

export interface ListReading {
  problem: FileProblem | null;
  isReading: boolean;
  /** Reads a pasted list; false where there is no line in it. */
  paste: (text: string) => boolean;
  upload: (file: File) => Promise<void>;
  dismiss: () => void;
}

/** Reads lists into the pad, which keeps what became of the last one. */
export function useListReading(): ListReading {
  const pad = useOrderPad();
  const { language } = useSite();
  const [problem, setProblem] = useState<ListReading['problem']>(null);
  const [isReading, setReading] = useState(false);
  return {
    problem,
    isReading,
    paste: (text) => {
      const isRefused = isTooLong(text);
      setProblem(isRefused ? 'tooLong' : null);
      if (isRefused) return true;
      const list = parseList(text);
      if (list.lines.length > 0) pad.addList(list);
      return list.lines.length > 0;
    },
    upload: async (file) => {
      setReading(true);
      try {
        const { lines, leftOut, ...facts } = await readListFile(file, language);
        pad.addList({ lines, leftOut }, facts);
        setProblem(null);
      } catch (error) {
        if (!(error instanceof ListFileError)) throw error;
        pad.dismissReading();
        setProblem(error.problem);
      } finally {
        setReading(false);
      }
    },
    dismiss: () => {
      pad.dismissReading();
      setProblem(null);
    },
  };
}
