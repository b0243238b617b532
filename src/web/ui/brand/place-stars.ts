/** Milliseconds between the moments at which stars begin to twinkle: the page draws a frame at each of these. */
const beginsMs = 500;

const between = (least: number, most: number) => least + Math.random() * (most - least);

/**
 * Fills a sky with as many stars as its `data-stars` says, each at a place of its own. They twinkle every 3 to 10 s,
 * the first time after up to 5 s, and stand still where less motion is wished for. Answers what ends heeding that wish.
 */
export function placeStars(sky: HTMLElement): () => void {
  const stars = Array.from({ length: Number(sky.dataset.stars) }, (_, index) => {
    const star = document.createElement('span');
    const size = `${between(1, index % 9 === 0 ? 3 : 2).toFixed(1)}px`;
    star.className = 'absolute rounded-full bg-star';
    Object.assign(star.style, {
      left: `${between(0, 100).toFixed(2)}%`,
      top: `${between(0, 100).toFixed(2)}%`,
      width: size,
      height: size,
      opacity: between(0.35, 0.95).toFixed(2),
    });
    return star;
  });
  sky.replaceChildren(...stars);
  const twinkling = stars.map(twinkle);
  const lessMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)');
  const heed = () => {
    const isStill = lessMotion?.matches || document.documentElement.dataset.animations === 'off';
    for (const animation of twinkling) isStill ? animation.cancel() : animation.play();
  };
  heed();
  lessMotion?.addEventListener('change', heed);
  return () => lessMotion?.removeEventListener('change', heed);
}

/** Not by a style: React hears of every round of an animation of the style, for which the page draws a frame each. */
const twinkle = (star: HTMLElement) =>
  star.animate(
    { opacity: [star.style.opacity, '0.12', star.style.opacity], easing: 'ease-in-out' },
    {
      duration: between(3000, 10_000),
      delay: Math.round(between(0, 5000 / beginsMs)) * beginsMs,
      iterations: Number.POSITIVE_INFINITY,
    },
  );
