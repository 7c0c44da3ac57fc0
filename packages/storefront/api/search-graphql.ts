import type { ApiOptions } from './api-options.ts'
import type { Search } from './catalog-query.ts'
import { fetchJson } from './fetch-json.ts'
import { graphqlOrigin } from './graphql-origin.ts'
import { graphqlQuestion } from './graphql-question.ts'
import { readGraphqlAnswer } from './read-graphql-answer.ts'

/** Catalogue questions in GraphQL: the same answers as those of the search call. */
export function createSearch(options: ApiOptions): Search {
  const url = graphqlUrl(options)
  return async (entity, asked) => {
    const { query, variables, wanted } = graphqlQuestion(entity, asked)
    const answer = await fetchJson(options, url, { body: { query, variables } })
    return answer.ok ? readGraphqlAnswer(answer.result, wanted) : answer
  }
}

/** "Path /graphql"; the field puts the code of the store view behind it. */
function graphqlUrl({ config, origin, graphqlOrigin: own, storeView }: ApiOptions): string {
  const place = own ?? graphqlOrigin(config.graphql) ?? origin
  const code = config.storeViews.length > 1 ? `/${storeView.storeCode}` : ''
  return `${place}${config.graphql.path}${code}`
}
