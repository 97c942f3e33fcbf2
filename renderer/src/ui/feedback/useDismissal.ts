import { type RefObject, useEffect, useRef } from 'react';

/** The open dismissable parts, the uppermost last. */
const open: RefObject<unknown>[] = [];

/**
 * Dismisses this part on Escape and, with `isInside`, on a press outside of it. Parts beneath another one wait until
 * they are the uppermost.
 */
export function useDismissal(dismiss: () => void, isInside?: (target: Node) => boolean): void {
  const latest = useRef({ dismiss, isInside });
  useEffect(() => {
    latest.current = { dismiss, isInside };
  });
  useEffect(() => {
    open.push(latest);
    const isUppermost = (): boolean => open.at(-1) === latest;
    const handleKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && isUppermost()) latest.current.dismiss();
    };
    const handlePointer = ({ target }: PointerEvent): void => {
      const isOutside = target instanceof Node && latest.current.isInside?.(target) === false;
      if (isOutside && isUppermost()) latest.current.dismiss();
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handlePointer);
    return () => {
      open.splice(open.indexOf(latest), 1);
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handlePointer);
    };
  }, []);
}
