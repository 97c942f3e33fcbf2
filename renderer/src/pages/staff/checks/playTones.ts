const SECONDS = 0.7;

/** Plays two tones, the first from the left and the second from the right; returns whether there is an audio device. */
export async function playTones(): Promise<boolean> {
  try {
    const sound = new AudioContext();
    await sound.resume();
    const ends = [-1, 1].map((side, index) => {
      const tone = new OscillatorNode(sound, { frequency: 523 + 136 * index });
      tone
        .connect(new GainNode(sound, { gain: 0.25 }))
        .connect(new StereoPannerNode(sound, { pan: side }))
        .connect(sound.destination);
      tone.start(sound.currentTime + index * SECONDS);
      tone.stop(sound.currentTime + (index + 1) * SECONDS);
      return new Promise((resolve) => tone.addEventListener('ended', resolve));
    });
    await Promise.all(ends);
    await sound.close();
    return true;
  } catch {
    return false; // no device, or a busy one
  }
}
