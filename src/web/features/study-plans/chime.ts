/** E5 and A5: a fourth upwards, as in 'ready'. */
const notes = [659.25, 880];

let context: AudioContext | null = null;

/** Asks for the right to make a sound; browsers grant it only while a click is being handled. */
export function prepareChime(): void {
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => {});
  } catch {
    context = null;
  }
}

/** Two soft notes, or nothing where the browser refuses. */
export function playChime(): void {
  const player = context;
  context = null;
  if (!player) return;
  if (player.state === 'running')
    for (const [index, note] of notes.entries()) playNote(player, note, index * 0.16);
  setTimeout(() => void player.close().catch(() => {}), 1500);
}

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
