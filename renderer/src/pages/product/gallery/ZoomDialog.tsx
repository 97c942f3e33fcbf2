import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { ArrowFitRegular } from '@fluentui/react-icons/headless/svg/arrow-fit';
import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { ZoomInRegular } from '@fluentui/react-icons/headless/svg/zoom-in';
import { ZoomOutRegular } from '@fluentui/react-icons/headless/svg/zoom-out';
import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import type { Picture } from '../../../../../shared/contract/wireTypes.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { withFluent } from '../../../ui/layout/FluentParts.tsx';
import { ModalSupport } from '../../../ui/feedback/ModalSupport.tsx';
import { sourceOf } from '../../../ui/media/Picture.tsx';
import styles from './ZoomDialog.module.css';

interface ZoomDialogProps {
  isOpen: boolean;
  name: string;
  pictures: readonly Picture[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

const PAN_PX = 80;
const STEP = 0.5;

/** Zooms into the pictures: by fingers, wheel, keys (arrows, + and −, 0) or the buttons above. */
export const ZoomDialog = withFluent(function ZoomDialog({
  isOpen,
  name,
  pictures,
  index,
  onMove,
  onClose,
}: ZoomDialogProps) {
  const { t } = useTranslation('product');
  const view = useRef<ReactZoomPanPinchRef>(null);
  const picture = pictures[index];

  const turn = (by: number): void => onMove((index + by + pictures.length) % pictures.length);
  const pan = (x: number, y: number): void => void view.current?.panBy(x, y, 0);
  const isZoomed = (): boolean => (view.current?.instance.state.scale ?? 1) > 1.01;
  const keys: Record<string, () => void> = {
    '+': () => void view.current?.zoomIn(STEP),
    '=': () => void view.current?.zoomIn(STEP),
    '-': () => void view.current?.zoomOut(STEP),
    '0': () => void view.current?.resetTransform(),
    ArrowLeft: () => (isZoomed() ? pan(PAN_PX, 0) : turn(-1)),
    ArrowRight: () => (isZoomed() ? pan(-PAN_PX, 0) : turn(1)),
    ArrowUp: () => isZoomed() && pan(0, PAN_PX),
    ArrowDown: () => isZoomed() && pan(0, -PAN_PX),
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };

  return (
    <Dialog open={isOpen} onOpenChange={(_, { open }) => open || onClose()}>
      <DialogSurface className={styles.surface} onKeyDown={handleKeyDown}>
        <ModalSupport />
        <DialogBody className={styles.body}>
          <div className={styles.bar}>
            <DialogTitle className={styles.title} action={null}>
              {t('gallery.title', { name })}
            </DialogTitle>
            {pictures.length > 1 && (
              <Tool label={t('gallery.previous')} icon={<ChevronLeftRegular />} onClick={() => turn(-1)} />
            )}
            {pictures.length > 1 && (
              <span className={styles.position} aria-live="polite">
                {t('gallery.position', { number: index + 1, total: pictures.length })}
              </span>
            )}
            {pictures.length > 1 && (
              <Tool label={t('gallery.next')} icon={<ChevronRightRegular />} onClick={() => turn(1)} />
            )}
            <Tool
              label={t('gallery.zoomOut')}
              icon={<ZoomOutRegular />}
              onClick={() => void view.current?.zoomOut(STEP)}
            />
            <Tool
              label={t('gallery.zoomIn')}
              icon={<ZoomInRegular />}
              onClick={() => void view.current?.zoomIn(STEP)}
            />
            <Tool
              label={t('gallery.reset')}
              icon={<ArrowFitRegular />}
              onClick={() => void view.current?.resetTransform()}
            />
            <Tool label={t('gallery.close')} icon={<DismissRegular />} onClick={onClose} />
          </div>
          <DialogContent className={styles.stage}>
            {picture && (
              <TransformWrapper key={picture.src} ref={view} minScale={1} maxScale={6} doubleClick={{ mode: 'toggle' }}>
                <TransformComponent wrapperClass={styles.fill} contentClass={styles.picture}>
                  <img
                    className={styles.image}
                    src={sourceOf(picture, Math.max(...picture.widths), 'webp')}
                    alt={t('gallery.alt', { name, number: index + 1 })}
                    width={picture.width}
                    height={picture.height}
                  />
                </TransformComponent>
              </TransformWrapper>
            )}
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
});

/** Buttons for what fingers and keys do. */
function Tool({ label, icon, onClick }: { label: string; icon: ReactElement; onClick: () => void }) {
  return <Button className={styles.button} appearance="subtle" icon={icon} aria-label={label} onClick={onClick} />;
}
