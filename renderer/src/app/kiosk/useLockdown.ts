import { useEffect } from 'react';
import { useStores } from '../../stores/context.ts';

/**
 * The target of a link that a kiosk does not follow: another site, a program, or a file; null for a page of the store.
 */
export function externalAddress(
  link: { href: string; target: string; hasDownload: boolean },
  pageUrl: string,
  publicUrl: string,
): string | null {
  const url = URL.parse(link.href);
  const pageAddress = URL.parse(pageUrl);
  if (!url || !pageAddress) return null;
  if (url.protocol === 'https:' || url.protocol === 'mailto:' || url.protocol === 'tel:') {
    if (url.host !== pageAddress.host) return url.href;
  }
  const isOwn = url.protocol === pageAddress.protocol && url.host === pageAddress.host;
  if (!isOwn) return null;
  // A document or a second window is of more use on the visitor's own phone.
  const isFile = link.hasDownload || link.target === '_blank' || /^\/(media|api)\//.test(url.pathname);
  return isFile ? publicUrl + url.pathname + url.search : null;
}

/** Locks the page down: no context menu, selection, dragging, pinching, files, or way out of the store. */
export function useLockdown(): void {
  const { kiosk } = useStores();
  useEffect(() => {
    document.documentElement.setAttribute('data-kiosk', '');
    const refuse = (event: Event): void => event.preventDefault();
    const refusePinch = (event: TouchEvent): void => {
      if (event.touches.length > 1) event.preventDefault();
    };
    const refuseZoom = (event: WheelEvent): void => {
      if (event.ctrlKey || event.metaKey) event.preventDefault();
    };
    // The mouse's buttons for back and forward.
    const refuseButtons = (event: MouseEvent): void => {
      if (event.button > 2) event.preventDefault();
    };
    const handleClick = (event: MouseEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      // A file dialog would show the whole disk.
      if (target?.closest('input[type=file]')) return event.preventDefault();
      const link = target?.closest('a');
      if (!link) return;
      const { href, target: frame } = link;
      const linkTarget = { href, target: frame, hasDownload: link.hasAttribute('download') };
      const address = externalAddress(linkTarget, window.location.href, kiosk.view?.publicUrl ?? '');
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      kiosk.offerHandover(address);
    };
    const options = { capture: true, passive: false } as const;
    for (const name of REFUSED) document.addEventListener(name, refuse, options);
    document.addEventListener('touchmove', refusePinch, options);
    document.addEventListener('wheel', refuseZoom, options);
    document.addEventListener('mouseup', refuseButtons, options);
    document.addEventListener('click', handleClick, options);
    document.addEventListener('auxclick', refuse, options);
    return () => {
      document.documentElement.removeAttribute('data-kiosk');
      for (const name of REFUSED) document.removeEventListener(name, refuse, options);
      document.removeEventListener('touchmove', refusePinch, options);
      document.removeEventListener('wheel', refuseZoom, options);
      document.removeEventListener('mouseup', refuseButtons, options);
      document.removeEventListener('click', handleClick, options);
      document.removeEventListener('auxclick', refuse, options);
    };
  }, [kiosk]);
}

const REFUSED = ['contextmenu', 'dragstart', 'dragover', 'drop', 'gesturestart'] as const;
