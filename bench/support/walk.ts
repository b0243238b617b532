import type { Locator, Page } from '@playwright/test';

/** What it takes to get somewhere. */
export interface Effort {
  presses: number;
  /** Screens scrolled, to have in view what is pressed. */
  scrolls: number;
  /** Fields filled in. */
  fields: number;
}

/** A student's way over a page: counts what it takes. */
export class Walk {
  readonly page: Page;
  readonly effort: Effort = { presses: 0, scrolls: 0, fields: 0 };

  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator): Promise<void> {
    await this.#show(target);
    await target.click();
    this.effort.presses += 1;
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.#show(field);
    await field.fill(text);
    this.effort.fields += 1;
  }

  /** By keyboard: `keys` pressed together are one press. */
  async keys(keys: string): Promise<void> {
    await this.page.keyboard.press(keys);
    this.effort.presses += 1;
  }

  async #show(target: Locator): Promise<void> {
    await target.waitFor();
    const box = await target.boundingBox();
    const { height = 0 } = this.page.viewportSize() ?? {};
    if (box) this.effort.scrolls += Math.ceil(Math.max(0, -box.y, box.y + box.height - height) / height);
    await target.scrollIntoViewIfNeeded();
  }
}
