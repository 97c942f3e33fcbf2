import { useCallback, useState } from 'react';
import type { Inquiry } from '../../../../shared/contract/schemas/quotations.ts';
import type { ApiError } from '../../../../shared/contract/envelope.ts';
import { useRead } from '../../components/member/useRead.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';

export interface InquiryHandle {
  inquiry: Inquiry | undefined;
  error: ApiError | null;
  retry: () => void;
  work: Task;
  /** Does something with it; what does not come about is said, and it is shown as the server has it. */
  change: (ask: () => Promise<Inquiry>) => Promise<Inquiry | null>;
}

/** One quotation, as the server has it now. Call it in an observer. */
export function useInquiry(id: number): InquiryHandle {
  const { reads, notices } = useStores();
  const errorText = useErrorText();
  const { data, error, retry } = useRead('readInquiry', { id });
  const [newest, setNewest] = useState<Inquiry | null>(null);
  const [work] = useState(() => new Task());
  const refresh = useCallback((): void => {
    reads.reload('readInquiry', { id }).then(setNewest, () => undefined); // what is shown stays
  }, [reads, id]);
  const change: InquiryHandle['change'] = async (ask) => {
    if (work.isRunning) return null;
    let answer: Inquiry | null = null;
    await work.run(ask, (inquiry) => {
      answer = inquiry;
      setNewest(inquiry);
    });
    if (!answer) refresh();
    if (work.error) notices.say({ intent: 'error', text: errorText(work.error) });
    return answer;
  };
  return { inquiry: newest ?? data, error: newest ? null : error, retry, work, change };
}
