/** The tab's name without the running timer before it. */
export const bareTitle = (): string => document.title.replace(/^(?:\d+:)?\d\d:\d\d · /, '');
