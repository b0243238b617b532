const between = (least: number, most: number) => least + Math.random() * (most - least);

/**
 * Fills a sky with as many stars as its `data-stars` says, each at a place of its own: they twinkle every 3 to 10 s,
 * the first time after up to 5 s.
 */
export function placeStars(sky: HTMLElement): void {
  const stars = Array.from({ length: Number(sky.dataset.stars) }, (_, index) => {
    const star = document.createElement('span');
    const size = `${between(1, index % 9 === 0 ? 3 : 2).toFixed(1)}px`;
    star.className = 'absolute animate-twinkle rounded-full bg-star';
    Object.assign(star.style, {
      left: `${between(0, 100).toFixed(2)}%`,
      top: `${between(0, 100).toFixed(2)}%`,
      width: size,
      height: size,
      opacity: between(0.35, 0.95).toFixed(2),
      animationDuration: `${between(3, 10).toFixed(2)}s`,
      animationDelay: `${between(0, 5).toFixed(2)}s`,
    });
    return star;
  });
  sky.replaceChildren(...stars);
}
