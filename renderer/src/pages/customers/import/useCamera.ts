import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useStores } from '../../../stores/context.ts';
import { codeReader } from './codeReader.ts';

const LOOK_EVERY_MS = 200;

/** There is no camera, or permission was refused. */
type CameraState = 'off' | 'starting' | 'on' | 'refused';

/** Holds the camera until a code has been read, it is stopped, or the page is left. */
export function useCamera(onRead: (text: string) => void): {
  state: CameraState;
  video: RefObject<HTMLVideoElement | null>;
  start: () => void;
  stop: () => void;
} {
  const { customers } = useStores();
  const [state, setState] = useState<CameraState>('off');
  const video = useRef<HTMLVideoElement>(null);
  const end = useRef<(() => void) | null>(null);
  const latest = useRef(onRead);
  useEffect(() => void (latest.current = onRead));

  const stop = useCallback((): void => {
    end.current?.();
    end.current = null;
    setState('off');
  }, []);
  useEffect(() => () => end.current?.(), []);

  const start = useCallback(async (): Promise<void> => {
    const work = new AbortController();
    end.current = () => work.abort();
    setState('starting');
    try {
      const reader = await codeReader();
      if (work.signal.aborted) return;
      await customers.allowCamera(true);
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
      const release = (): void => {
        stream.getTracks().forEach((track) => track.stop());
        void customers.allowCamera(false);
      };
      // The page was left while the permission was pending.
      if (work.signal.aborted || !video.current) return release();
      work.signal.addEventListener('abort', release);
      video.current.srcObject = stream;
      await video.current.play();
      setState('on');
      const text = await scanFrame(reader, video.current, work.signal);
      if (text === null) return;
      stop();
      latest.current(text);
    } catch {
      stop();
      void customers.allowCamera(false);
      setState('refused');
    }
  }, [customers, stop]);
  return { state, video, start: () => void start(), stop };
}

/** Looks for a code until one is found, or it is cancelled. */
async function scanFrame(
  reader: Awaited<ReturnType<typeof codeReader>>,
  picture: HTMLVideoElement,
  signal: AbortSignal,
): Promise<string | null> {
  while (!signal.aborted) {
    const [code] = await reader.detect(picture).catch(() => []);
    if (code && !signal.aborted) return code.rawValue;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return null;
}
