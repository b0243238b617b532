-- Of a tour that is no longer shown.
update students set preferences = preferences - 'tourSeen';
