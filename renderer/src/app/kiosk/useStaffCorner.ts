import { useEffect } from 'react';
import { useStores } from '../../stores/context.ts';

/** Holding the upper left corner opens the PIN pad; visitors hardly do that by accident. */
const CORNER_PX = 96;
const HOLD_MS = 3_000;
/** The tolerance for a finger that moves. */
const SLACK_PX = 24;

/** Opens the PIN pad for staff who hold the corner. */
export function useStaffCorner(): void {
  const { kiosk } = useStores();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    const stop = (): void => clearTimeout(timer);
    const handleDown = ({ clientX: x, clientY: y }: PointerEvent): void => {
      stop();
      if (x > CORNER_PX || y > CORNER_PX) return;
      from = { x, y };
      timer = setTimeout(kiosk.openStaff, HOLD_MS);
    };
    const handleMove = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (Math.hypot(x - from.x, y - from.y) > SLACK_PX) stop();
    };
    document.addEventListener('pointerdown', handleDown, true);
    document.addEventListener('pointermove', handleMove, true);
    for (const name of ENDS) document.addEventListener(name, stop, true);
    return () => {
      stop();
      document.removeEventListener('pointerdown', handleDown, true);
      document.removeEventListener('pointermove', handleMove, true);
      for (const name of ENDS) document.removeEventListener(name, stop, true);
    };
  }, [kiosk]);
}

const ENDS = ['pointerup', 'pointercancel'] as const;
