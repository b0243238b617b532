import { describe, expect, it } from 'vitest';
import { addressOf, countFilters, everyListing, filterOf, listingSearchOf } from './listing-search.ts';

describe('the search in an address', () => {
  it('is everything without one', () => {
    expect(listingSearchOf({})).toEqual(everyListing);
  });

  it('comes back as it was written, in the shortest way', () => {
    const address = {
      q: 'função',
      subject: 'Matemática',
      difficulty: 'hard',
      length: 'short',
      rating: 4,
      sort: 'date',
      page: 3,
    };
    expect(addressOf(listingSearchOf(address))).toEqual(address);
    expect(JSON.stringify(addressOf(everyListing))).toBe('{}');
  });

  it.each([
    { difficulty: 'extreme' },
    { length: 'eternal' },
    { rating: 17 },
    { rating: 2.5 },
    { sort: 'price' },
    { page: -4 },
    { page: 0.5 },
  ])('narrows nothing by the nonsense of %j', (address) => {
    expect(listingSearchOf(address)).toEqual(everyListing);
  });
});

it('asks the server for nine without what narrows nothing', () => {
  expect(filterOf({ ...everyListing, query: '  ' })).toEqual({
    search: '',
    subject: '',
    sortBy: 'rating',
    page: 1,
    limit: 9,
  });
});

it('counts filters, neither words nor order', () => {
  expect(countFilters({ ...everyListing, query: 'x', sort: 'date' })).toBe(0);
  expect(countFilters({ ...everyListing, subject: 'Química', rating: 4 })).toBe(2);
});
