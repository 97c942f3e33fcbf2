import { reaction } from 'mobx';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useStores } from '../../../stores/context.ts';
import { Task } from '../../../stores/Task.ts';

interface Connection {
  isOnline: boolean;
  isTrying: boolean;
  /** A retry has failed since the network went. */
  hasTried: boolean;
  retry: () => void;
}

/**
 * Follows the browser's online state, which may be wrong; the visitor can check the server. Back online, shows a notice
 * and reloads what the page could not read. Call it in an observer.
 */
export function useConnection(): Connection {
  const { ui, call, notices, queries } = useStores();
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  useEffect(() => void (latest.current = revalidate));
  const [trying] = useState(() => new Task());
  const [hasTried, setTried] = useState(false);
  useEffect(() => {
    const look = (): void => ui.setOnline(navigator.onLine);
    // "Online" proves little: a failed request may already have shown otherwise.
    if (!navigator.onLine) look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    const stop = reaction(
      () => ui.isOnline,
      (isOnline) => {
        setTried(false);
        if (!isOnline) return;
        // Some replies may be offline ones, without prices.
        queries.expire();
        notices.show({ intent: 'success', text: { key: 'chrome:online' } });
        void latest.current();
      },
    );
    return () => {
      stop();
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, [ui, notices, queries]);
  const retry = async (): Promise<void> => {
    const isBack = await trying.run(() => call('readTimestamp', {}, { banTips: true }));
    if (isBack) ui.setOnline(true);
    else setTried(true);
  };
  return { isOnline: ui.isOnline, isTrying: trying.isRunning, hasTried, retry: () => void retry() };
}
