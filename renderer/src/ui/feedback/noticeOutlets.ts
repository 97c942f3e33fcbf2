import { observable } from 'mobx';

/** Where notices are shown instead of on the page: in the open modal dialogs, the uppermost last. */
export const noticeOutlets = observable.array<HTMLElement>([], { deep: false });
