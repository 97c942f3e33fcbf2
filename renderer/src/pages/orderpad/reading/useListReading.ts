import { useState } from 'react';
import { PAD_LIST_MAX } from '../../../../../shared/contract/limits.ts';
import { parseList } from '../../../../../shared/orderPad/parseList.ts';
import { useSite } from '../../../ui/head/Head.tsx';
import { type FileProblem, ListFileError, readListFile } from './readListFile.ts';
import { useOrderPad } from '../useOrderPad.ts';

export interface ListReading {
  problem: FileProblem | 'tooLong' | null;
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
      setProblem(text.length > PAD_LIST_MAX ? 'tooLong' : null);
      if (text.length > PAD_LIST_MAX) return true;
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
