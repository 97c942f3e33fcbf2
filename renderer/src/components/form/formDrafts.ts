import { useEffect, useRef, useState } from 'react';
import { useStores } from '../../stores/context.ts';
import type { OpenForm, FormDraft } from '../../stores/session/FormDraftStore.ts';

/** Returns the draft of this form from an ended session, tells the member, and deletes the stored draft. */
export function useRestoredDraft(name: string): FormDraft | null {
  const { formDrafts, notices } = useStores();
  const [draft] = useState(() => formDrafts.of(name));
  useEffect(() => {
    if (draft === null || formDrafts.of(name) !== draft) return;
    formDrafts.forget(name);
    notices.show({ intent: 'info', text: { key: 'chrome:unsent' } });
  }, [formDrafts, notices, name, draft]);
  return draft;
}

/**
 * Registers the form's values as a draft as long as there is something to lose: the draft is stored when the session
 * ends, the page is reloaded, or the form is left. Returns what to call when the form is sent or cancelled.
 */
export function useTrackedDraft(name: string, isTyped: boolean, { read, isSecret }: OpenForm): () => void {
  const { formDrafts } = useStores();
  const latest = useRef(read);
  const hasTyped = useRef(isTyped);
  const isDone = useRef(false);
  useEffect(() => {
    latest.current = read;
    hasTyped.current = isTyped;
    if (!isTyped) isDone.current = false;
  });
  useEffect(() => {
    const { owner } = formDrafts;
    return () => {
      const isUnsent = hasTyped.current && !isDone.current;
      if (isUnsent) formDrafts.keepLeft(name, { read: () => latest.current(), isSecret }, owner);
    };
  }, [formDrafts, name, isSecret]);
  useEffect(
    () => (isTyped ? formDrafts.watch(name, { read: () => latest.current(), isSecret }) : undefined),
    [formDrafts, name, isTyped, isSecret],
  );
  useEffect(() => {
    if (!isTyped) return;
    const forget = (): void => formDrafts.forget(name); // the browser has brought back the page with its form
    window.addEventListener('pagehide', formDrafts.keepOpen);
    window.addEventListener('pageshow', forget);
    return () => {
      window.removeEventListener('pagehide', formDrafts.keepOpen);
      window.removeEventListener('pageshow', forget);
    };
  }, [formDrafts, name, isTyped]);
  return () => {
    isDone.current = true;
    formDrafts.forget(name);
  };
}
