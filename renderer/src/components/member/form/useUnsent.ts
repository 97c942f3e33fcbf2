import { useEffect, useRef, useState } from 'react';
import { useStores } from '../../../stores/context.ts';
import type { OpenForm, Typed } from '../../../stores/session/UnsentStore.ts';

/** What a member had typed in this form when his session ended: the form begins with it, and he is told. */
export function useKept(name: string): Typed | null {
  const { unsent, notices } = useStores();
  const [kept] = useState(() => unsent.of(name));
  useEffect(() => {
    if (kept === null || unsent.of(name) !== kept) return;
    unsent.forget(name);
    notices.say({ intent: 'info', text: { key: 'chrome:unsent' } });
  }, [unsent, notices, name, kept]);
  return kept;
}

/** What is typed in this form outlives the member's session, as long as there is something to lose. */
export function useWatched(name: string, isTyped: boolean, { read, isSecret }: OpenForm): void {
  const { unsent } = useStores();
  const latest = useRef(read);
  useEffect(() => void (latest.current = read));
  useEffect(
    () => (isTyped ? unsent.watch(name, { read: () => latest.current(), isSecret }) : undefined),
    [unsent, name, isTyped, isSecret],
  );
}
