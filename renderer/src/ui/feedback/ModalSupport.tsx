import { FocusReturn } from './FocusReturn.tsx';
import { NoticeOutlet } from './NoticeOutlet.tsx';

/** Parts that every modal dialog contains: it returns the focus when it closes, and shows notices above the page. */
export function ModalSupport() {
  return (
    <>
      <FocusReturn />
      <NoticeOutlet />
    </>
  );
}
