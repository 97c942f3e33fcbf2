import { runInAction } from 'mobx';
import { useEffect, useRef } from 'react';
import { noticeOutlets } from './noticeOutlets.ts';

/** The place of notices in a modal dialog, which covers those of the page and hides them from screen readers. */
export function NoticeOutlet() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const outlet = root.current;
    if (!outlet) return;
    runInAction(() => noticeOutlets.push(outlet));
    return () => runInAction(() => void noticeOutlets.remove(outlet));
  }, []);
  return <div ref={root} />;
}
