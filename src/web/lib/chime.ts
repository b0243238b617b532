/** E5 and A5: a fourth upwards, as in 'ready'. */
const notes = [659.25, 880];

let context: AudioContext | null = null;

/** Asks for the right to make a sound later; browsers grant it only while a click is being handled. */
export function prepareChime(): void {
  try {
    context ??= new AudioContext();
    // Asleep until it is needed: an open one keeps the sound hardware awake.
    void context.resume().then(fallAsleep, () => {});
  } catch {
    context = null;
  }
}

/** Two soft notes, or nothing where it was not prepared or the browser refuses. */
export function playChime(): void {
  const player = context;
  void player?.resume().then(
    () => {
      for (const [index, note] of notes.entries()) playNote(player, note, index * 0.16);
      setTimeout(fallAsleep, 1500);
    },
    () => {},
  );
}

const fallAsleep = () => void context?.suspend().catch(() => {});

function playNote(player: AudioContext, frequency: number, delay: number): void {
  const start = player.currentTime + delay;
  const volume = player.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
  const tone = player.createOscillator();
  tone.frequency.value = frequency;
  tone.connect(volume).connect(player.destination);
  tone.start(start);
  tone.stop(start + 0.95);
}
