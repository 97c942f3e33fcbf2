import { FocusReturn } from './FocusReturn.tsx';
import { NoticeOutlet } from './NoticeOutlet.tsx';

/** What each modal dialog holds. */
export function ModalSupport() {
  return (
    <>
      <FocusReturn />
      <NoticeOutlet />
    </>
  );
}
