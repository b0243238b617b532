/** Milliseconds between two drawings of a text, and what each character adds: a long one takes longer to draw. */
const usual = 100;
const perCharacter = 0.02;

/**
 * Draws a text that grows, ten times a second at most and a long one less often, so that a slow phone keeps up. `end`
 * forgets what has not been drawn.
 */
export function pacer(draw: (text: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = '';
  return {
    show(text: string): void {
      latest = text;
      timer ??= setTimeout(
        () => {
          timer = undefined;
          draw(latest);
        },
        usual + text.length * perCharacter,
      );
    },
    end: (): void => clearTimeout(timer),
  };
}
