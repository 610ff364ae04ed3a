-- What the file of a portfolio calls a company, so that the results can be put beside the file; null where it says nothing.
ALTER TABLE portfolio_entities ADD COLUMN reference TEXT;
