import { useState } from 'react';
import { type ListedLine, parseList } from '../../../../../shared/orderPad/parseList.ts';
import { padEntry } from '../../../stores/orderPad/PadLine.ts';
import { useSite } from '../../../ui/head/Head.tsx';
import { type FileProblem, ListFileError, readListFile } from './readListFile.ts';
import { useOrderPad } from '../useOrderPad.ts';

/** What became of a list that was pasted or uploaded. */
interface ReadReport {
  added: number;
  ignored: number;
  /** Lines that did not fit. */
  over: ListedLine[];
  /** Part numbers that a workbook keeps as numbers. */
  numbers: string[];
  otherSheets: number;
  hiddenRows: number;
}

export interface ListReading {
  report: ReadReport | null;
  problem: FileProblem | null;
  isReading: boolean;
  /** Reads a pasted list; false where there is no line in it. */
  paste: (text: string) => boolean;
  upload: (file: File) => Promise<void>;
  dismiss: () => void;
}

/** Reads lists into the pad, and keeps what is to be said of the last one. */
export function useListReading(): ListReading {
  const pad = useOrderPad();
  const { language } = useSite();
  const [report, setReport] = useState<ReadReport | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [isReading, setReading] = useState(false);

  const accept = (lines: readonly ListedLine[], rest: Omit<ReadReport, 'added' | 'over'>): void => {
    const over = pad.add(lines.map(({ text, quantity }) => padEntry(text, quantity)));
    setProblem(null);
    setReport({ ...rest, added: lines.length - over, over: over === 0 ? [] : lines.slice(-over) });
  };
  return {
    report,
    problem,
    isReading,
    paste: (text) => {
      const { lines, ignored } = parseList(text);
      if (lines.length > 0) accept(lines, { ignored, numbers: [], otherSheets: 0, hiddenRows: 0 });
      return lines.length > 0;
    },
    upload: async (file) => {
      setReading(true);
      try {
        const { lines, ...rest } = await readListFile(file, language);
        accept(lines, rest);
      } catch (error) {
        if (!(error instanceof ListFileError)) throw error;
        setReport(null);
        setProblem(error.problem);
      } finally {
        setReading(false);
      }
    },
    dismiss: () => {
      setReport(null);
      setProblem(null);
    },
  };
}
