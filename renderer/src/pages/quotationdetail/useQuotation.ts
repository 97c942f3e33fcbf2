import { useCallback, useState } from 'react';
import type { Inquiry } from '../../../../shared/contract/schemas/quotations.ts';
import type { ApiError } from '../../../../shared/contract/envelope.ts';
import { confirmChange } from '../../stores/confirmChange.ts';
import { useQuery } from '../../components/loading/useQuery.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';

export interface QuotationHandle {
  inquiry: Inquiry | undefined;
  error: ApiError | null;
  retry: () => void;
  work: Task;
  /**
   * Runs an action; a failure is reported, by a notice unless the caller shows it, and the quotation is shown as the
   * server has it. `isDone`: whether a quotation is as the action leaves it, which counts when its answer is lost.
   */
  change: (
    ask: () => Promise<Inquiry>,
    isDone: (inquiry: Inquiry) => boolean,
    onFailure?: (error: ApiError) => void,
  ) => Promise<Inquiry | null>;
}

/** A quotation as the server has it now. Call it in an observer. */
export function useQuotation(id: number): QuotationHandle {
  const { queries, notices } = useStores();
  const { data, error, retry } = useQuery('readInquiry', { id });
  const [newest, setNewest] = useState<Inquiry | null>(null);
  const [work] = useState(() => new Task());
  const read = useCallback(async (): Promise<Inquiry> => {
    const inquiry = await queries.reload('readInquiry', { id });
    setNewest(inquiry);
    return inquiry;
  }, [queries, id]);
  const change: QuotationHandle['change'] = async (ask, isDone, onFailure = notices.actionFailed) => {
    if (work.isRunning) return null;
    let answer: Inquiry | null = null;
    await work.run(
      () => confirmChange(ask, read, isDone),
      (inquiry) => {
        answer = inquiry;
        setNewest(inquiry);
      },
    );
    if (work.error) onFailure(work.error);
    if (answer) notices.actionDone();
    return answer;
  };
  return { inquiry: newest ?? data, error: newest ? null : error, retry, work, change };
}
