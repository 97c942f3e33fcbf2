import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStores } from '../../stores/context.ts';
import { Attract } from './attract/Attract.tsx';
import { KioskBar } from './KioskBar.tsx';
import { Keyboard } from './keyboard/Keyboard.tsx';
import { useFocusedField } from './keyboard/useFocusedField.ts';
import { PhoneCard } from './PhoneCard.tsx';
import { HandoverCode } from './HandoverCode.tsx';
import { useLockdown } from './useLockdown.ts';
import { useSessionHolds } from './useSessionHolds.ts';
import { usePresence } from './usePresence.ts';
import { useStaffCorner } from './useStaffCorner.ts';
import './kiosk.css';
import { IdleWarning } from './IdleWarning.tsx';

/** The kiosk's own layer over the store: attract loop, idle warning, keyboard, codes, and lockdown. */
export const KioskChrome = observer(function KioskChrome() {
  const { kiosk, signIn } = useStores();
  const field = useFocusedField();
  useLockdown();
  useSessionHolds();
  usePresence();
  useStaffCorner();
  const { isAttracting, handover } = kiosk;
  const isAsking = kiosk.view?.phase === 'warning';
  const { view } = signIn;
  const phone = !isAttracting && (view?.at === 'phone' || view?.at === 'phoneFailed') ? view : null;
  useInert(isAttracting || isAsking || phone !== null);
  return createPortal(
    <>
      {isAttracting ? <Attract /> : <KioskBar />}
      {phone && <PhoneCard view={phone} />}
      {isAsking && <IdleWarning />}
      {handover !== null && !isAttracting && <HandoverCode {...handover} />}
      {field && !isAttracting && !isAsking && !phone && (
        <Keyboard key={field.type + field.name + field.id} field={field} />
      )}
    </>,
    document.body,
  );
});

/** Makes the store inert while a layer covers it, and restores the focus afterwards. */
function useInert(isInert: boolean): void {
  const focused = useRef<Element | null>(null);
  // Before the layer takes the focus.
  useLayoutEffect(() => {
    if (isInert) focused.current = document.activeElement;
  }, [isInert]);
  useEffect(() => {
    const page = document.getElementById('root');
    page?.toggleAttribute('inert', isInert);
    if (!isInert && focused.current instanceof HTMLElement) focused.current.focus();
    return () => page?.removeAttribute('inert');
  }, [isInert]);
}
